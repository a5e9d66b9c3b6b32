/** Parses the text of a setting into a value. */
export type Kind<Value> = {
  /** Completes the sentence "it …" in errors and in the table: `can be on or off`. */
  takes: string;
  /** Returns undefined for an invalid text. */
  read: (text: string) => Value | undefined;
};

/** One of the given words. */
export const word = <const Word extends string>(...words: Word[]): Kind<Word> => ({
  takes: `can be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  read: (text) => words.find((one) => one === text),
});

const onOrOff = word('on', 'off');
export const flag: Kind<boolean> = {
  takes: onOrOff.takes,
  read: (text) => (onOrOff.read(text) === undefined ? undefined : text === 'on'),
};

/** A decimal number: no sign, no exponent, no other base. */
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

/** A single line of any text. */
export const line = (takes: string): Kind<string> => ({
  takes: `takes ${takes}`,
  read: (text) => (/[\0-\x1f\x7f]/.test(text) ? undefined : text),
});

export const matching = (pattern: RegExp, takes: string): Kind<string> => ({
  takes: `takes ${takes}`,
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** An http or https URL without user, query, fragment or trailing slash. */
export const webAddress: Kind<string> = {
  takes: 'takes an address that begins with http:// or https://',
  read: (text) => {
    const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    return isPlain ? text.replace(/\/+$/, '') : undefined;
  },
};

/** An origin: scheme, host and port. */
export const origin: Kind<string> = {
  takes: 'takes an origin, such as https://shop.tld',
  read: (text) => {
    const address = webAddress.read(text);
    return address !== undefined && new URL(address).origin === address.toLowerCase()
      ? address.toLowerCase()
      : undefined;
  },
};

/** Comma-separated values; empty ones are skipped. */
export const list = <Value>(kind: Kind<Value>, takes: string): Kind<Value[]> => ({
  takes: `takes ${takes}`,
  read: (text) => {
    const parts = text.split(',').flatMap((part) => part.trim() || []);
    const values = parts.map(kind.read);
    return values.every((value) => value !== undefined) ? (values as Value[]) : undefined;
  },
});

/** A value computed by a function; a text for which it throws is invalid. */
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
