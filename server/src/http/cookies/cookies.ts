/** The value of one cookie in a `Cookie` header; the first, where several go by that name. */
export const cookieIn = (header: string | undefined, name: string): string | undefined =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
