/** Hands the person a file, as if they had pressed a link to it. */
export const saveFile = ({ name, blob }: { name: string; blob: Blob }) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
