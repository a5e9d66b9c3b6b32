// React notes where each element was made: with jest's hundred lines of it, that is a good part of the time of a component test.
Error.stackTraceLimit = 30;

// jsdom lays nothing out: what asks for layout gets a quiet answer.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
