export const nobiHere = {
  from: 'Answered on this phone, without internet.',
  waits:
    'This one needs the internet. It stays here and is asked by itself once you are connected.',
};
