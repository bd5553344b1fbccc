import type { CallShape } from '@nobi/contract';
import { usePermissions } from 'react-admin';

/** Whether one's own roles include a call's; the server decides, this spares a refusal. */
export const useMay = () => {
  const { permissions } = usePermissions<readonly string[]>();
  return (shape: CallShape): boolean =>
    shape.role?.some((role) => permissions?.includes(role)) === true;
};
