/** Attribute for the placeholder of a screen. The host shows its footer only while no element has it. */
export const pendingScreen = { 'data-pending-screen': true } as const;
