const shape = /^\/thumbnails\/([0-9a-f]{32}\.webp)$/;
const name = /^[0-9a-f]{32}\.webp$/;

const folder = 'thumbnails';

/** Whether it is the name of a picture that staff gave an item, on the play origin. */
export const isThumbnailName = (fileName: string): boolean => name.test(fileName);

export const storedThumbnail = (fileName: string): string => `${folder}/${fileName}`;

/** Where a new picture is kept, and its public path; the name is never given again. */
export const newThumbnail = (id: string) => ({
  file: storedThumbnail(`${id}.webp`),
  path: `/${folder}/${id}.webp`,
});

/** The file behind a path; undefined for pictures of the build, which are not ours to remove. */
export const fileOfThumbnail = (path: string): string | undefined => {
  const fileName = shape.exec(path)?.[1];
  return fileName && storedThumbnail(fileName);
};
