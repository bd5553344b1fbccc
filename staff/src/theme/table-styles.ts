const focusRing = { outline: '3px solid var(--focus)', outlineOffset: -3 };

/** The first column, behind the box that chooses a row where there is one. */
const heading =
  '& .MuiTableCell-body:first-of-type, & .MuiTableCell-paddingCheckbox + .MuiTableCell-body';
const headingLabel = heading
  .split(', ')
  .map((cell) => `${cell}::before`)
  .join(', ');

/** On a phone, and on a tablet beside the places, each row is a card: its first column the heading, the others lines with their label. */
const cards = {
  '& .MuiTable-root, & .MuiTableBody-root, & .MuiTableHead-root': { display: 'block' },
  '& .MuiTableHead-root .MuiTableRow-root': { display: 'flex', padding: '0 8px' },
  '& .MuiTableBody-root .MuiTableRow-root': {
    display: 'block',
    padding: '12px 8px',
    borderBottom: '1px solid var(--edge)',
  },
  '& .MuiTableCell-head': { border: 0 },
  // Only what sorts is of use without its column.
  '& .MuiTableCell-head:not(:has(.MuiTableSortLabel-root))': { display: 'none' },
  '& .MuiTableCell-body': {
    display: 'flex',
    justifyContent: 'space-between',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    maxWidth: 'none',
    minWidth: 0,
    padding: '3px 8px',
    border: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& .MuiTableCell-body::before': {
    content: 'attr(data-label)',
    flexShrink: 0,
    color: 'var(--muted)',
    fontSize: '0.85em',
  },
  [heading]: { fontWeight: 700, textAlign: 'left' },
  [`${headingLabel}, & .MuiTableCell-body:empty`]: { display: 'none' },
};

/** Rows of every list. */
export const tableStyles = {
  '& .MuiTableBody-root .MuiTableRow-root:focus-visible': focusRing,
  '@media (max-width: 899.95px)': cards,
};
