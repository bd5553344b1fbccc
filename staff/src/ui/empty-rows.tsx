import { Typography } from '@mui/material';

/** What stands where a list has no rows. */
export const EmptyRows = ({ text }: { text: string }) => (
  <Typography sx={{ p: 5, textAlign: 'center' }} color="text.secondary">
    {text}
  </Typography>
);
