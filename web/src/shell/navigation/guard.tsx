import type { Access } from '@nobi/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { session, useSession } from '../../session.ts';
import { loginPath } from './next-path.ts';

/** Opens a page to those its access word names. A convenience: the server guards every call. */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const { token, isPaid } = useSession();
  const location = useLocation();
  if (access === 'public') return children;
  if (token === null)
    return session.hasSaidGoodbye() ? (
      <Navigate to="/login" state={{ isSignedOut: true }} replace />
    ) : (
      <Navigate to={loginPath(location)} replace />
    );
  if (access === 'subscriber' && !isPaid) return <Navigate to="/payment" replace />;
  return children;
};
