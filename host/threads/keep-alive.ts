// Keeps the process alive while there is something to wait for; threads themselves never do.

/** Keeps the process alive, or not. */
export interface KeepAlive {
  hold(isNeeded: boolean): void;
}

/** The process is not kept alive before it is held. */
export function keepAlive(): KeepAlive {
  let timer: NodeJS.Timeout | undefined;
  let isHolding = false;
  return {
    hold: (isNeeded) => {
      if (isNeeded === isHolding) return;
      isHolding = isNeeded;
      timer ??= setInterval(() => undefined, 2 ** 30);
      if (isNeeded) timer.ref();
      else timer.unref();
    },
  };
}
