import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useId, useState } from 'react';
import { words } from '../../text/words.ts';

const t = words.insight.chart;

interface ChartTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The numbers of a drawing, for who does not see it or wants them exactly. */
export const ChartTable = ({ title, heads, rows }: ChartTableProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? t.hide : t.show}: ${title}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t.hide : t.show}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                {heads.map((head, at) => (
                  <TableCell key={head} align={at === 0 ? 'left' : 'right'}>
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells }) => (
                <TableRow key={key}>
                  {cells.map((cell, at) => (
                    <TableCell key={heads[at]} align={at === 0 ? 'left' : 'right'}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </div>
    </>
  );
};
