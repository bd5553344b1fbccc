/** Every word of the console's own; react-admin's own are in `frame.ts`. */
export declare const en: {
  console: string;
  language: string;
  signIn: {
    title: string;
    lead: string;
    email: string;
    password: string;
    next: string;
    codeTitle: string;
    codeLead: string;
    code: string;
    enter: string;
    enrolTitle: string;
    enrolLead: string;
    byHand: string;
    back: string;
    keepTitle: string;
    keepLead: string;
    print: string;
    copy: string;
    kept: string;
  };
  places: {
    home: string;
    families: string;
    tickets: string;
    audit: string;
  };
  home: {
    hello: string;
    lead: string;
    tickets: string;
    ticketsNone: string;
    open: string;
  };
  families: {
    search: string;
    empty: string;
    email: string;
    name: string;
    whatsapp: string;
    since: string;
    plan: string;
    until: string;
    noPlan: string;
    suspended: string;
    staff: string;
    regular: string;
    premium: string;
  };
  audit: {
    at: string;
    who: string;
    did: string;
    about: string;
    family: string;
    reason: string;
    change: string;
    empty: string;
    deeds: {
      families: string;
      enrolSecondFactor: string;
    };
  };
  tickets: {
    from: string;
    subject: string;
    sent: string;
    state: string;
    open: string;
    answered: string;
    empty: string;
  };
};
export type Words = typeof en;
