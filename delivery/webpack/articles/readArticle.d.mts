type Node = string | { tag: string; href?: string; children?: Node[] };
type Part = { id: string; title: string; nodes: Node[] };
type Front = { title: string; description: string; author?: string; date?: string };

export function readFront(markdown: string): Front;
export function readArticle(markdown: string): Front & { intro: Node[]; sections: (Part & { entries: Part[] })[] };
