/** Rows are named by ids of our own making; anything else would only trouble the database. */
export const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
