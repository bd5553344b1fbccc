import { Alert, Stack, Typography } from '@mui/material';
import type { PackageFinding } from '@nobi/contract';
import { words } from '../../text/words.ts';
import { faultSentence, fieldName } from './form/fault-words.ts';

const t = words.packages;
const mends: Readonly<Record<string, string>> = words.packageForm.mends;

const severity = { stops: 'error', warns: 'warning', notes: 'info' } as const;

const placeOf = ({ file, line, field }: PackageFinding) =>
  [file, line !== null && t.line.replace('{line}', String(line)), field].filter(Boolean).join(', ');

/** What it is: of a manifest the field, of all else the kind of finding. */
const nameOf = ({ code, field }: PackageFinding) =>
  code === 'manifest' && field !== undefined ? fieldName(field) : t.codes[code];

/** What was seen in a package, the worst first; each with its place, and how to mend it. */
export const Findings = ({ findings }: { findings: readonly PackageFinding[] }) => (
  <Stack spacing={1}>
    {findings.length === 0 && <Typography>{t.clean}</Typography>}
    {findings.map((each) => (
      <Alert
        key={`${each.code} ${each.file} ${each.line} ${each.field}`}
        severity={severity[each.level]}
      >
        <strong>{t.levels[each.level]}:</strong> {nameOf(each)}
        <div>{faultSentence(each) || (each.level === 'stops' && mends[each.code])}</div>
        {each.file && (
          <Typography
            component="div"
            sx={{ fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' }}
          >
            {placeOf(each)}
          </Typography>
        )}
      </Alert>
    ))}
  </Stack>
);
