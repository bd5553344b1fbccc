import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly points?: readonly string[];
}

/** What will stand here once there is something: a fresh installation is not a fault. */
export const EmptyState = ({ icon, title, lead, points = [] }: EmptyStateProps) => (
  <Card>
    <CardContent>
      <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 5, px: 2 }}>
        <Stack
          aria-hidden
          sx={{
            width: 72,
            height: 72,
            borderRadius: '50%',
            alignItems: 'center',
            justifyContent: 'center',
            bgcolor: 'primary.light',
            color: 'primary.main',
            '& svg': { fontSize: 36 },
          }}
        >
          {icon}
        </Stack>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: 460 }}>
          {lead}
        </Typography>
        {points.length > 0 && (
          <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5, textAlign: 'left' }}>
            {points.map((point) => (
              <Typography component="li" key={point}>
                {point}
              </Typography>
            ))}
          </Stack>
        )}
      </Stack>
    </CardContent>
  </Card>
);
