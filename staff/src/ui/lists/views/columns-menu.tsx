import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { words } from '../../../text/words.ts';

const t = words.lists;

export interface Column {
  readonly source: string;
  readonly label: string;
}

interface ColumnsMenuProps {
  readonly columns: readonly Column[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: string[]) => void;
}

/** Which columns are shown; the last one stays. */
export const ColumnsMenu = ({ columns, hidden, onChange }: ColumnsMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isShown = ({ source }: Column) => !hidden.includes(source);
  const left = columns.filter(isShown).length;
  const toggle = (column: Column) =>
    onChange(
      isShown(column)
        ? [...hidden, column.source]
        : hidden.filter((source) => source !== column.source),
    );
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {left === columns.length ? t.columns : `${t.columns} ${left}/${columns.length}`}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column.source}
            role="menuitemcheckbox"
            aria-checked={isShown(column)}
            disabled={left === 1 && isShown(column)}
            onClick={() => toggle(column)}
          >
            <ListItemIcon>
              {isShown(column) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
            </ListItemIcon>
            <ListItemText>{column.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
