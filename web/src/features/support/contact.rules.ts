/** The chat address of a WhatsApp number: digits alone. Null when there are none. */
export const whatsappAddress = (number: string): string | null => {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? null : `https://wa.me/${digits}`;
};

/** A letter to a mailbox. Null for what is no mailbox, so that nothing else slips into the link. */
export const mailAddress = (mailbox: string): string | null =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(mailbox) ? `mailto:${mailbox}` : null;
