import kumbang from '../art/kumbang.webp';

export const beetlePicture = `<img src="${kumbang}" alt="" draggable="false">`;
