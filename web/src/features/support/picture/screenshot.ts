import { Problem } from '@nobi/contract';

/** The longer side of a picture that leaves this page, in pixels; the server keeps the same. */
const longest = 1600;

const imageOf = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Problem('picture_refused');
  }
};

/** A photo or screenshot made small for prepaid data, without where and by what it was taken. Throws picture_refused. */
export const drawScreenshot = async (file: Blob): Promise<Blob> => {
  const image = await imageOf(file);
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Problem('picture_refused');
  // What is clear in a PNG would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  if (!drawn) throw new Problem('picture_refused');
  return drawn;
};
