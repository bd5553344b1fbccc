/** What there is to do, and how long it takes after that, by the way the money goes. */
export const waiting = {
  none: 'This usually takes a few seconds. You can keep this page open.',
  qr: 'Scan the QR on the payment page. After you have paid, we usually know within seconds.',
  wallet: 'Approve the payment in the app. After that, we usually know within seconds.',
  card: 'Confirm the payment on your bank’s page. After that, we usually know within seconds.',
  bank: 'Pay in your bank app or at an ATM before the deadline. You may close this page: Nobi opens by itself, usually minutes after you have paid, and the receipt comes by e-mail.',
  shop: 'Show the code at the till before the deadline. You may close this page: Nobi opens by itself, usually minutes after you have paid, and the receipt comes by e-mail.',
};
