/** Milliseconds of the processor that some work takes: other work on the machine is not in them. */
export const processorMs = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};
