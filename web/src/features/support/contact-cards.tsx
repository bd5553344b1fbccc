import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { WhatsappLogo } from '@phosphor-icons/react/dist/csr/WhatsappLogo';
import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { mailAddress, whatsappAddress } from './contact.rules.ts';
import styles from './support.module.css';
import { words } from './words.ts';

interface CardProps {
  href: string;
  icon: ReactNode;
  title: string;
  does: string;
  shown: string;
  isNewTab?: boolean;
}

const Card = ({ href, icon, title, does, shown, isNewTab = false }: CardProps) => (
  <a
    className={styles.contact}
    href={href}
    {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    <span className={styles.icon}>{icon}</span>
    <span className={styles.about}>
      <span className={styles.name}>{title}</span>
      <span className={styles.does}>
        {does}
        {isNewTab && <span className="spoken"> {words.newTab}</span>}
      </span>
      <span className={styles.shown}>{shown}</span>
    </span>
  </a>
);

/** The two direct ways to the people behind Nobi. */
export const ContactCards = () => {
  const chat = whatsappAddress(config.supportWhatsapp);
  const letter = mailAddress(config.supportEmail);
  if (!chat && !letter) return null;
  return (
    <div className={styles.contacts}>
      {chat && (
        <Card
          href={chat}
          icon={<WhatsappLogo size={34} weight="fill" aria-hidden="true" />}
          title={words.whatsapp}
          does={words.whatsappDoes}
          shown={config.supportWhatsapp}
          isNewTab
        />
      )}
      {letter && (
        <Card
          href={letter}
          icon={<EnvelopeSimple size={34} weight="fill" aria-hidden="true" />}
          title={words.email}
          does={words.emailDoes}
          shown={config.supportEmail}
        />
      )}
    </div>
  );
};
