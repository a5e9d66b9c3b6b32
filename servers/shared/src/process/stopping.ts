let isBegun = false;

/** The whole process is on its way out: from now on no child is started, or started again. */
export function beginStopping(): void {
  isBegun = true;
}

export const isStoppingProcess = () => isBegun;
