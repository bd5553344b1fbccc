import { randomUUID } from 'node:crypto';
import type { SetupTrouble } from '@nobi/contract';
import { mailTroubleOf } from '../adapters/mail/mail-trouble.ts';
import { GatewayFailure, type Gateways } from '../ports/payment.ts';
import { companyLeftAsExample } from '../settings/company.ts';
import { contactsLeftAsExample } from '../settings/exposure.ts';
import type { Settings } from '../settings/settings.ts';
import { seconds } from '../time/durations.ts';

/** Somebody sits and waits. */
const patience = {
  connectMs: seconds(8),
  greetingMs: seconds(8),
  silenceMs: seconds(10),
  wholeMs: seconds(30),
};
const text = 'Nobi can send letters. / Nobi bisa mengirim surat.';

/** A real letter by the server of the settings. The library is loaded only by whoever tries. */
const mailTrial =
  ({ smtpUrl, mailFrom }: Settings) =>
  async (to: string): Promise<SetupTrouble | null> => {
    if (!smtpUrl) return 'mail_missing';
    const { smtpCarrier } = await import('../adapters/mail/smtp.ts');
    const carrier = smtpCarrier({ url: smtpUrl, from: mailFrom }, patience);
    try {
      await carrier.deliver({
        id: randomUUID(),
        to,
        subject: 'Nobi',
        text,
        html: `<p>${text}</p>`,
      });
      return null;
    } catch (error) {
      return mailTroubleOf(error);
    }
  };

interface Payments {
  readonly gateways: Gateways;
  readonly isDemo: boolean;
}

/** An order that nobody has made: the right key is told so, a wrong one is refused. */
const paymentTrial =
  ({ gateways, isDemo }: Payments) =>
  async (): Promise<SetupTrouble | null> => {
    if (isDemo) return 'gateway_demo';
    try {
      await gateways.forNewOrders.fetchStatus(`NB-${randomUUID()}`);
      return null;
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      return error.reason === 'rejected' ? 'gateway_key' : 'gateway_unreachable';
    }
  };

/** What the console's way to the first family reads of the settings, and what it tries. */
export const setupOf = (settings: Settings, payments: Payments) => ({
  company: settings.company,
  support: settings.support,
  hasOwnCompany: companyLeftAsExample(settings).length === 0,
  hasOwnContacts: contactsLeftAsExample(settings).length === 0,
  hasMailServer: settings.smtpUrl !== undefined,
  mailFrom: settings.mailFrom,
  gateway: payments.gateways.forNewOrders.name,
  hasDemoPayments: payments.isDemo,
  tryMail: mailTrial(settings),
  tryPayments: paymentTrial(payments),
});
