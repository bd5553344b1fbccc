export const leave = {
  title: 'Not everything has been sent yet',
  body: (count: number) =>
    count === 1
      ? 'One thing that was played or made without internet has not reached Nobi. If you log out now, it is lost.'
      : `${count} things that were played or made without internet have not reached Nobi. If you log out now, they are lost.`,
  stay: 'Stay logged in',
  leave: 'Log out and lose them',
};
