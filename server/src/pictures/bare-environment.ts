/**
 * All that a process for strangers' bytes gets of this one's environment: where compiled code is kept, without which
 * each start compiles for half a second what the last one did.
 */
export const bareEnvironment = (): Record<string, string> => {
  // biome-ignore lint/style/noProcessEnv: a setting of Node itself, which a child inherits.
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
};
