export interface Contact {
  readonly kind: 'call' | 'whatsApp';
  readonly shown: string;
  readonly href: string;
}

const mobile = /\b0(8\d{2,4}(?:[-\s]?\d{2,4}){1,3})\b/g;
const short = /(?<![\d-])(1\d{2})(?![\d-])/g;

/** The numbers in Nobi's fixed words of help: short ones to call, long ones for a message. */
export const contactsIn = (text: string): Contact[] => {
  const messages = [...text.matchAll(mobile)].map(([shown, rest = '']) => ({
    kind: 'whatsApp' as const,
    shown,
    href: `https://wa.me/62${rest.replace(/\D/g, '')}`,
  }));
  const calls = [...text.replace(mobile, '').matchAll(short)].map(([shown]) => ({
    kind: 'call' as const,
    shown,
    href: `tel:${shown}`,
  }));
  const all = [...calls, ...messages];
  return all.filter(({ href }, index) => all.findIndex((each) => each.href === href) === index);
};
