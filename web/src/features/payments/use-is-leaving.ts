import { useEffect, useState } from 'react';

/** Coming back from the gateway may show this very page as it was left: busy. It is not any more. */
export const useIsLeaving = () => {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const handleShow = () => setIsLeaving(false);
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);
  return [isLeaving, setIsLeaving] as const;
};
