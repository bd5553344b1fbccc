export const picture = {
  addPicture: 'Add a picture',
  addPictureHint: 'A screenshot shows us what went wrong. Only our support team sees it.',
  pictureSending: 'Sending the picture…',
  pictureSent: '✅ The picture has arrived.',
  pictureFailed: 'The picture was not sent.',
  tryAgain: 'Try again',
};
