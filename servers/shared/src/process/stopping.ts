let isBegun = false;

/** Marks that the whole process is stopping: from now on no child is started or restarted. */
export function beginStopping(): void {
  isBegun = true;
}

export const isStoppingProcess = () => isBegun;
