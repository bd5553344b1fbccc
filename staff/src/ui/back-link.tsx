import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The way from one row's page back to its list. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button
    component={Link}
    to={to}
    size="small"
    startIcon={<ArrowBack />}
    sx={{ alignSelf: 'flex-start', mb: 1 }}
  >
    {children}
  </Button>
);
