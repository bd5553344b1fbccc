export const fileCard = {
  pictureReady: 'Your picture is ready',
  soundReady: 'Your recording is ready',
  yourPicture: 'Your picture',
  keepOnDevice: 'Save to device',
  keptOnDevice: 'Saved. Look in your downloads.',
  share: 'Share',
  shareNow: 'Share now',
  playSound: 'Play',
  stopSound: 'Stop',
  closeCard: 'Close',
};
