import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { words } from '../text/words.ts';

const t = words.lost;

interface NoticeProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const Notice = ({ title, lead, children }: NoticeProps) => (
  <Stack spacing={2} sx={{ p: 4, maxWidth: 560, mx: 'auto', alignItems: 'flex-start' }}>
    <Title title={title} />
    <Typography variant="h4" component="h2">
      {title}
    </Typography>
    <Typography color="text.secondary">{lead}</Typography>
    {children}
  </Stack>
);

/** Where an address leads nowhere. */
export const NotFoundPage = () => (
  <Notice title={t.title} lead={t.lead}>
    <Button component={Link} to="/" variant="contained">
      {t.home}
    </Button>
  </Notice>
);

/** Where somebody's roles do not lead. */
export const NotYoursPage = () => (
  <Notice title={t.notYours} lead={t.notYoursLead}>
    <Button component={Link} to="/" variant="contained">
      {t.home}
    </Button>
  </Notice>
);

/** Where a page broke: the reason is of no use to who reads it. */
export const ErrorPage = () => (
  <Notice title={t.broken} lead={t.brokenLead}>
    <Button variant="contained" onClick={() => window.location.reload()}>
      {t.again}
    </Button>
  </Notice>
);
