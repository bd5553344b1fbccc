import { Link } from '@mui/material';
import { staff } from '@nobi/contract';
import { Link as RouterLink } from 'react-router';
import { asNumber, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Logo } from './logo.tsx';
import { StepCard } from './step-card.tsx';
import { Trial } from './trial.tsx';
import type { Setup } from './use-setup.ts';

const t = words.setup.steps;

export const CompanyStep = ({ is_done, name, address, registration, logo }: Setup['company']) => (
  <StepCard
    step="company"
    isDone={is_done}
    lines={[name, address, registration]}
    settings="COMPANY_NAME, COMPANY_ADDRESS, COMPANY_REGISTRATION"
  >
    <Logo logo={logo} company={name} />
  </StepCard>
);

export const ContactsStep = ({ is_done, whatsapp, email }: Setup['contacts']) => (
  <StepCard
    step="contacts"
    isDone={is_done}
    lines={[`WhatsApp ${whatsapp}`, email]}
    settings="SUPPORT_WHATSAPP, SUPPORT_EMAIL, MAIL_FROM"
  />
);

export const MailStep = ({ is_done, has_server, from, tried }: Setup['mail']) => (
  <StepCard
    step="mail"
    isDone={is_done}
    lines={[has_server ? t.mail.from.replace('{from}', from) : t.mail.none]}
    settings="SMTP_URL, MAIL_FROM"
  >
    {has_server && (
      <Trial call={staff.trySetupMail} label={t.mail.try} worked={t.mail.worked} tried={tried} />
    )}
  </StepCard>
);

const paidLine = (at: string | null) =>
  at ? t.payments.paid.replace('{at}', asTime(at)) : t.payments.never;

export const PaymentsStep = (payments: Setup['payments']) => {
  const { is_done, is_demo, gateway, last_paid_at, tried } = payments;
  const real = [t.payments.real.replace('{gateway}', gateway), paidLine(last_paid_at)];
  return (
    <StepCard
      step="payments"
      isDone={is_done}
      lines={is_demo ? [t.payments.demo] : real}
      settings="MIDTRANS_SERVER_KEY / XENDIT_SECRET_KEY"
    >
      {!is_demo && (
        <Trial
          call={staff.trySetupPayments}
          label={t.payments.try}
          worked={t.payments.worked}
          tried={tried}
        />
      )}
    </StepCard>
  );
};

export const BackupStep = ({ is_done, last_at, is_encrypted }: Setup['backup']) => (
  <StepCard
    step="backup"
    isDone={is_done}
    lines={
      last_at
        ? [
            t.backup.last.replace('{at}', asTime(last_at)),
            is_encrypted ? t.backup.sealed : t.backup.open,
          ]
        : [t.backup.never]
    }
  />
);

export const ColleaguesStep = ({ is_done, administrators }: Setup['colleagues']) => (
  <StepCard
    step="colleagues"
    isDone={is_done}
    lines={[t.colleagues.count.replace('{count}', asNumber(administrators))]}
  >
    {!is_done && (
      <Link component={RouterLink} to="/colleagues">
        {t.colleagues.invite}
      </Link>
    )}
  </StepCard>
);

export const VoiceStep = ({ is_done, published_at, clips }: Setup['voice']) => (
  <StepCard
    step="voice"
    isDone={is_done}
    lines={[
      published_at
        ? t.voice.some.replace('{count}', asNumber(clips)).replace('{at}', asTime(published_at))
        : t.voice.none,
    ]}
  >
    <Link component={RouterLink} to="/voice">
      {t.voice.record}
    </Link>
  </StepCard>
);
