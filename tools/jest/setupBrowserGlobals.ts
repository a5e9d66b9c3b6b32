// React records a stack trace for each element: with jest's hundred lines per trace, that is a large part of a component test's time.
Error.stackTraceLimit = 30;

// jsdom has no layout: code that measures it gets empty results.
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
