export const offline = {
  comma: '.',
  save: 'Save',
  named: (title: string) => `${title}, to play without internet`,
};
