import styles from './paper.module.css';

let clear = () => {};

/** Takes the pages of the last print away, and their pictures out of memory. */
export const clearPaper = () => clear();

const arrived = async (image: HTMLImageElement) => {
  // A picture that cannot be shown leaves its page empty; the others are printed.
  await image.decode().catch(() => {});
};

/** Prints pictures, one a page, in place of whatever is on the screen. */
export const printPages = async (pages: readonly Blob[]): Promise<void> => {
  clear();
  const addresses = pages.map((page) => URL.createObjectURL(page));
  const images = addresses.map((address) => {
    const image = new Image();
    image.alt = '';
    image.src = address;
    return image;
  });
  const box = document.createElement('div');
  box.className = styles.paper ?? '';
  box.append(
    ...images.map((image) => {
      const page = document.createElement('div');
      page.append(image);
      return page;
    }),
  );
  document.body.append(box);
  clear = () => {
    box.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
    clear = () => {};
  };
  await Promise.all(images.map(arrived));
  if (box.isConnected) print();
};
