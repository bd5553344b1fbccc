/** An answer that also sets a cookie, or takes one away. */
export class WithCookie<Reply> {
  readonly reply: Reply;
  /** The whole `Set-Cookie` header. */
  readonly cookie: string;

  constructor(reply: Reply, cookie: string) {
    this.reply = reply;
    this.cookie = cookie;
  }
}
