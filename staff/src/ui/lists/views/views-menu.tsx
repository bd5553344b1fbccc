import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Stack } from '@mui/material';
import { type ListView, staff, type ViewList } from '@nobi/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { useViewsChanged } from './use-views.ts';

const t = words.lists;

interface ViewsMenuProps {
  readonly list: ViewList;
  readonly views: readonly ListView[];
  readonly current: ListView | undefined;
  readonly isWhole: boolean;
  readonly onShow: (view: ListView | undefined) => void;
}

const aboutOf = ({ is_default, is_mine, is_shared, owner }: ListView) =>
  [
    is_default && t.isDefault,
    is_mine ? is_shared && t.isShared : t.sharedBy.replace('{name}', owner),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');

/** The saved views of a list: one press shows one. */
export const ViewsMenu = ({ list, views, current, isWhole, onShow }: ViewsMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const changed = useViewsChanged(list);
  const notify = useNotify();
  const show = (view: ListView | undefined) => {
    onShow(view);
    setAnchor(null);
  };
  const remove = async ({ id }: ListView) => {
    setAnchor(null);
    try {
      await ask(staff.removeView, { params: { view: id } });
      notify(t.viewRemoved);
    } catch (error) {
      notify(wordsOfProblem(error), { type: 'error' });
    }
    await changed();
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Bookmarks />}
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, maxWidth: { xs: 190, sm: 340 }, '& > span': { flexShrink: 0 } }}
      >
        <Stack
          component="b"
          sx={{
            overflow: 'hidden',
            display: 'block',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontWeight: 'inherit',
          }}
        >
          {current?.name ?? t.views}
        </Stack>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={isWhole} onClick={() => show(undefined)}>
          {t.wholeList}
        </MenuItem>
        {views.length > 0 && <Divider />}
        {views.map((view) => (
          <MenuItem
            key={view.id}
            selected={view.id === current?.id}
            onClick={() => show(view)}
            sx={{ maxWidth: 'min(420px, 92vw)', gap: 2 }}
          >
            <ListItemText
              primary={view.name}
              secondary={aboutOf(view) || undefined}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
        {current?.is_mine && <Divider />}
        {current?.is_mine && (
          <MenuItem onClick={() => void remove(current)}>
            <ListItemIcon>
              <Delete />
            </ListItemIcon>
            <ListItemText>{t.removeView.replace('{name}', current.name)}</ListItemText>
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
