/** Hands a document to the browser's downloads. */
export const saveDocument = (contents: unknown, name: string) => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(contents, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
