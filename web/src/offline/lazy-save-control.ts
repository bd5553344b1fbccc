import { type ComponentType, lazy } from 'react';

interface SaveControlProps {
  id: string;
  title: string;
}

/** After the card, which is whole without it. */
export const SaveControl = lazy(async (): Promise<{ default: ComponentType<SaveControlProps> }> => {
  try {
    return { default: await (await import('./screens/load-save-control.ts')).loadSaveControl() };
  } catch {
    return { default: () => null };
  }
});
