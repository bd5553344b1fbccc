type Opener = () => Promise<boolean>;

let openSheet: Opener = async () => false;
/** Says how the sheet is shown that asks for the PIN. */
export const onPinNeeded = (opener: Opener) => {
  openSheet = opener;
};

let asking: Promise<boolean> | undefined;

let door: Promise<boolean> | undefined;
/**
 * A page that asks for the PIN itself: until the returned function is called no sheet is shown over
 * it, and whoever needs the PIN waits.
 */
export const standAtDoor = () => {
  let open = (_isOpen: boolean) => {};
  door = new Promise((resolve) => {
    open = resolve;
  });
  return () => {
    door = undefined;
    open(true);
  };
};

/** True once the adult has shown who they are; false when the sheet was closed or did not arrive. */
export const askForPin = (): Promise<boolean> => {
  if (door !== undefined) return door;
  // It stands once for all who wait.
  asking ??= openSheet()
    .catch(() => false)
    .finally(() => {
      asking = undefined;
    });
  return asking;
};
