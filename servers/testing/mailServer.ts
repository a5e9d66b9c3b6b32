import { SMTPServer } from 'smtp-server';

type TakenMail = { to: string[]; source: string };

/** An SMTP server on this machine that stores the e-mails it receives. */
export type MailServer = {
  url: string;
  takenFor: (address: string) => TakenMail[];
  waitFor: (address: string) => Promise<TakenMail[]>;
  /** From now on, addresses at busy.test are accepted too. */
  calm: () => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Addresses at refused.test are rejected permanently, those at busy.test temporarily. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  let isBusy = true;
  let port = 0;
  let server: SMTPServer | null = null;

  const start = async () => {
    const next = makeServer(taken, () => isBusy);
    await new Promise<void>((resolve, reject) => {
      next.on('error', reject);
      next.listen(port, '127.0.0.1', () => resolve());
    });
    port = (next.server.address() as { port: number }).port;
    server = next;
  };
  await start();
  const takenFor = (address: string) => taken.filter(({ to }) => to.includes(address));
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    takenFor,
    waitFor: async (address) => {
      for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
        if (takenFor(address).length > 0) return takenFor(address);
      throw new Error(`No mail to ${address} within ten seconds.`);
    },
    calm: () => (isBusy = false),
    start,
    stop: async () => {
      const last = server;
      server = null;
      if (last) await new Promise<void>((resolve) => last.close(() => resolve()));
    },
  };
}

function makeServer(taken: TakenMail[], isBusy: () => boolean): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      if (address.endsWith('@refused.test')) return done(answer(550, `<${address}> is unknown here`));
      if (address.endsWith('@busy.test') && isBusy()) return done(answer(451, 'Try again later'));
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
}

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
