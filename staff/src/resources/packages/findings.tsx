import { Alert, Stack, Typography } from '@mui/material';
import type { PackageFinding } from '@nobi/contract';
import { words } from '../../text/words.ts';

const t = words.packages;

const severity = { stops: 'error', warns: 'warning', notes: 'info' } as const;

const placeOf = ({ file, line }: PackageFinding) =>
  [file, line !== null && t.line.replace('{line}', String(line))].filter(Boolean).join(', ');

/** What was seen in a package, the worst first; each with its file and line. */
export const Findings = ({ findings }: { findings: readonly PackageFinding[] }) => (
  <Stack spacing={1}>
    {findings.length === 0 && <Typography>{t.clean}</Typography>}
    {findings.map((each) => (
      <Alert key={`${each.code} ${each.file} ${each.line}`} severity={severity[each.level]}>
        <strong>{t.levels[each.level]}:</strong> {t.codes[each.code]}
        {each.file && (
          <Typography component="div" sx={{ fontFamily: 'monospace', fontSize: 13 }}>
            {placeOf(each)}
          </Typography>
        )}
      </Alert>
    ))}
  </Stack>
);
