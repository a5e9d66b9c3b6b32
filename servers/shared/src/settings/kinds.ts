/** How a setting's text becomes a value. */
export type Kind<Value> = {
  /** Completes "it …" in a refusal and in the table: `can be on or off`. */
  takes: string;
  /** Undefined for a text that it does not take. */
  read: (text: string) => Value | undefined;
};

/** One of a few words. */
export const word = <const Word extends string>(...words: Word[]): Kind<Word> => ({
  takes: `can be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  read: (text) => words.find((one) => one === text),
});

const onOrOff = word('on', 'off');
export const flag: Kind<boolean> = {
  takes: onOrOff.takes,
  read: (text) => (onOrOff.read(text) === undefined ? undefined : text === 'on'),
};

/** A decimal number as people write it: no sign, no exponent, no other base. */
export const number = (least: number, most: number): Kind<number> => ({
  takes:
    most === Number.POSITIVE_INFINITY ? `takes a number from ${least} on` : `takes a number from ${least} to ${most}`,
  read: (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
});

export const port: Kind<number> = {
  takes: 'takes a port, 1 to 65535',
  read: (text) => (/^\d{1,5}$/.test(text) ? number(1, 65_535).read(text) : undefined),
};

/** Any text of one line. */
export const line = (takes: string): Kind<string> => ({
  takes: `takes ${takes}`,
  read: (text) => (/[\0-\x1f\x7f]/.test(text) ? undefined : text),
});

export const matching = (pattern: RegExp, takes: string): Kind<string> => ({
  takes: `takes ${takes}`,
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** An address of the web, without a user, a query or a fragment. No slash at its end. */
export const webAddress: Kind<string> = {
  takes: 'takes an address that begins with http:// or https://',
  read: (text) => {
    const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    return isPlain ? text.replace(/\/+$/, '') : undefined;
  },
};

/** Scheme, host and port alone. */
export const origin: Kind<string> = {
  takes: 'takes an origin, such as https://shop.tld',
  read: (text) => {
    const address = webAddress.read(text);
    return address !== undefined && new URL(address).origin === address.toLowerCase()
      ? address.toLowerCase()
      : undefined;
  },
};

/** Values separated by commas; empty places count as nothing. */
export const list = <Value>(kind: Kind<Value>, takes: string): Kind<Value[]> => ({
  takes: `takes ${takes}`,
  read: (text) => {
    const parts = text.split(',').flatMap((part) => part.trim() || []);
    const values = parts.map(kind.read);
    return values.every((value) => value !== undefined) ? (values as Value[]) : undefined;
  },
});

/** What a function makes of the text; a text at which it throws is not taken. */
export const parsed = <Value>(read: (text: string) => Value, takes: string): Kind<Value> => ({
  takes: `takes ${takes}`,
  read: (text) => {
    try {
      return read(text);
    } catch {
      return undefined;
    }
  },
});
