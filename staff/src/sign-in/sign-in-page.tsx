import { Alert, Box, Button, Divider, Paper, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { readConfig } from '../config.ts';
import { words } from '../text/words.ts';
import { proveAtProvider, provePassword } from './prove.ts';
import { QrSquare } from './qr-square.tsx';
import { useSignIn } from './use-sign-in.ts';

const t = words.signIn;

interface StepProps {
  readonly title: string;
  readonly lead: string;
  readonly said: string;
  readonly onSubmit: (data: FormData) => void;
  readonly children: ReactNode;
}

const Step = ({ title, lead, said, onSubmit, children }: StepProps) => {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Stack component="form" spacing={2.5} onSubmit={handleSubmit}>
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      <Typography color="text.secondary">{lead}</Typography>
      {children}
      {said && <Alert severity="error">{said}</Alert>}
    </Stack>
  );
};

const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <Stack spacing={2.5}>
    <Typography variant="h5" component="h1">
      {t.keepTitle}
    </Typography>
    <Typography color="text.secondary">{t.keepLead}</Typography>
    <Box
      component="ul"
      sx={{ columns: 2, m: 0, pl: 3, fontFamily: 'monospace', fontSize: 18, lineHeight: 1.9 }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => window.print()}>
        {t.print}
      </Button>
      <Button
        variant="outlined"
        onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
      >
        {t.copy}
      </Button>
    </Stack>
    <Button variant="contained" size="large" onClick={onDone}>
      {t.kept}
    </Button>
  </Stack>
);

/** Said plainly to who has no password here, with the way that there is instead. */
const NoPassword = ({ kind, provider }: { kind: string; provider: string | undefined }) => (
  <Stack spacing={1}>
    {provider && (
      <Typography variant="body2" color="text.secondary">
        {t.noPassword.replaceAll('{provider}', provider)}
      </Typography>
    )}
    {kind === 'firebase' && (
      <Typography variant="body2" color="text.secondary">
        {t.noPasswordFirebase}
      </Typography>
    )}
    <Typography variant="body2" color="text.secondary">
      {t.forgotLead} <a href={kind === 'firebase' ? '/login' : '/idp/forgot'}>{t.forgot}</a>
    </Typography>
  </Stack>
);

const config = readConfig();

/** The first factor: a password, or the identity provider of this installation. */
const WhoAreYou = ({ signIn }: { signIn: ReturnType<typeof useSignIn> }) => {
  const { kind, provider } = config;
  const { isBusy } = signIn;
  const withPassword = (data: FormData) =>
    void signIn.begin(() =>
      provePassword(String(data.get('email')).trim(), String(data.get('password'))),
    );
  return (
    <Step key="person" title={t.title} lead={t.lead} said={signIn.said} onSubmit={withPassword}>
      {provider && (
        <>
          <Button
            variant="outlined"
            size="large"
            disabled={isBusy}
            onClick={() => void signIn.begin(() => proveAtProvider(provider))}
          >
            {t.withProvider.replace('{provider}', provider)}
          </Button>
          <Divider>{t.or}</Divider>
        </>
      )}
      <TextField name="email" type="email" label={t.email} autoComplete="username" required />
      <TextField
        name="password"
        type="password"
        label={t.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t.next}
      </Button>
      <NoPassword kind={kind} provider={provider} />
    </Step>
  );
};

/** The way into the console. Afterwards the page loads anew, so that nothing of before is left. */
export const SignInPage = () => {
  const signIn = useSignIn(() => window.location.assign('/staff/'));
  const { stage, said, isBusy } = signIn;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: '#efe9ff' }}
    >
      <Paper sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: 460 }}>
        {stage.at === 'person' && <WhoAreYou signIn={signIn} />}
        {stage.at === 'code' && (
          <Step
            key="code"
            title={stage.begun.uri ? t.enrolTitle : t.codeTitle}
            lead={stage.begun.uri ? t.enrolLead : t.codeLead}
            said={said}
            onSubmit={(data) => void signIn.finish(String(data.get('code')))}
          >
            {stage.begun.uri && (
              <Stack spacing={1} sx={{ alignItems: 'center' }}>
                <QrSquare text={stage.begun.uri} label={t.enrolTitle} />
                <Typography variant="body2">{t.byHand}</Typography>
                <Box component="code" sx={{ wordBreak: 'break-all', fontSize: 15 }}>
                  {stage.begun.secret}
                </Box>
              </Stack>
            )}
            <TextField name="code" label={t.code} autoComplete="one-time-code" autoFocus required />
            <Button type="submit" variant="contained" size="large" loading={isBusy}>
              {t.enter}
            </Button>
            <Button onClick={signIn.startAgain}>{t.back}</Button>
          </Step>
        )}
        {stage.at === 'keep' && <RecoveryCodes codes={stage.codes} onDone={signIn.done} />}
      </Paper>
    </Box>
  );
};
