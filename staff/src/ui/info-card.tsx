import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface InfoCardProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One thing there is to know, with at most one thing to do beside its title. */
export const InfoCard = ({ title, action, children }: InfoCardProps) => (
  <Card component="section" aria-label={title}>
    <CardContent>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </CardContent>
  </Card>
);

interface FactsProps {
  readonly none: string;
  readonly rows: readonly { key: string; first: ReactNode; second?: ReactNode; end?: ReactNode }[];
}

/** Rows of a card: a line, what is said of it in small, and what stands at its end. */
export const Facts = ({ none, rows }: FactsProps) => {
  if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, first, second, end }) => (
        <Stack
          component="li"
          direction="row"
          key={key}
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
        >
          <div>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{first}</Typography>
            {second && (
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {second}
              </Typography>
            )}
          </div>
          {end}
        </Stack>
      ))}
    </Stack>
  );
};
