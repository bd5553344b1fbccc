import { staff } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import { type ColleaguesDeps, colleaguesService } from './colleagues.service.ts';
import { enrolmentService } from './enrolment.service.ts';
import { type FindDeps, findService } from './find/find.service.ts';
import { type InvitationsDeps, invitationsService } from './invitations.service.ts';
import { passkeyCeremonies } from './passkeys/ceremonies.service.ts';
import { factorsService } from './passkeys/factors.service.ts';
import { passkeySessionService } from './passkeys/passkey-session.service.ts';
import { type StaffSessionDeps, staffSessionService } from './session.service.ts';
import { type LogoDeps, logoService } from './setup/logo/logo.service.ts';
import { type SetupDeps, setupService } from './setup/setup.service.ts';
import { type TodayDeps, todayService } from './today/today.service.ts';
import { viewsService } from './views/views.service.ts';

interface ReleaseDeps {
  readonly newerRelease: () => Promise<string | null>;
}

export interface StaffDeps
  extends Omit<StaffSessionDeps, 'passkeys'>,
    ColleaguesDeps,
    InvitationsDeps,
    TodayDeps,
    SetupDeps,
    LogoDeps,
    FindDeps,
    ReleaseDeps {}

/** What the console opens with: what waits, how the day goes, what a first day still lacks. */
const homeRoutes = (
  serve: Serve,
  deps: TodayDeps & FindDeps & SetupDeps & LogoDeps & ReleaseDeps,
) => {
  const today = todayService(deps);
  serve(staff.waiting, today.waiting);
  serve(staff.today, today.today);
  serve(staff.dayNumbers, today.dayNumbers);
  serve(staff.release, async () => ({ newer: await deps.newerRelease() }));
  const setup = setupService(deps);
  serve(staff.setup, setup.look);
  serve(staff.trySetupMail, setup.tryMail);
  serve(staff.trySetupPayments, setup.tryPayments);
  const logo = logoService(deps);
  serve(staff.setLogo, logo.set);
  serve(staff.dropLogo, logo.drop);
  serve(staff.find, findService(deps).find);
};

/** Who runs the product: how they sign in, and how they come and go. */
export const staffRoutes = (serve: Serve, needs: StaffDeps) => {
  const deps = { ...needs, passkeys: passkeyCeremonies(needs) };
  const passkeySession = passkeySessionService(deps);
  const factors = factorsService(deps);
  const session = staffSessionService(deps);
  const colleagues = colleaguesService(deps);
  const invitations = invitationsService(deps);
  const enrolment = enrolmentService(deps);
  serve(staff.beginSession, session.begin);
  serve(staff.finishSession, session.finish);
  serve(staff.beginPasskeySession, passkeySession.begin);
  serve(staff.finishPasskeySession, passkeySession.finish);
  serve(staff.whoAmI, session.whoAmI);
  serve(staff.proveSession, session.prove);
  serve(staff.endSession, session.end);
  homeRoutes(serve, deps);
  const views = viewsService(deps);
  serve(staff.views, views.list);
  serve(staff.saveView, views.save);
  serve(staff.removeView, views.remove);
  serve(staff.colleagues, colleagues.list);
  serve(staff.invitations, invitations.list);
  serve(staff.invite, invitations.invite);
  serve(staff.resendInvitation, invitations.resend);
  serve(staff.withdrawInvitation, invitations.withdraw);
  serve(staff.openInvitation, enrolment.open);
  serve(staff.acceptInvitation, enrolment.accept);
  serve(staff.beginInvitationPasskey, enrolment.beginPasskey);
  serve(staff.ownFactors, factors.list);
  serve(staff.beginPasskeyProof, passkeySession.beginProof);
  serve(staff.proveByPasskey, passkeySession.prove);
  serve(staff.beginPasskey, factors.beginPasskey);
  serve(staff.addPasskey, factors.addPasskey);
  serve(staff.removePasskey, factors.removePasskey);
  serve(staff.beginApp, factors.beginApp);
  serve(staff.addApp, factors.addApp);
  serve(staff.removeApp, factors.removeApp);
  serve(staff.renewRecoveryCodes, factors.renewCodes);
  serve(staff.dismiss, colleagues.dismiss);
  serve(staff.changeRoles, colleagues.changeRoles);
  serve(staff.resetSecondFactor, colleagues.resetSecondFactor);
  serve(staff.ownSessions, colleagues.sessions);
  serve(staff.endOwnSession, colleagues.endSession);
};
