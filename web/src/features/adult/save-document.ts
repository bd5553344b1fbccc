/** Hands a file to the browser's downloads. */
export const saveFile = (text: string, type: string, name: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The same for a document of data. */
export const saveDocument = (contents: unknown, name: string) =>
  saveFile(JSON.stringify(contents, null, 2), 'application/json', name);
