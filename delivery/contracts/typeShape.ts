import ts from 'typescript';
import type { Shape } from './description.ts';

const FLAGS = ts.TypeFlags;

/** What a description leaves to others. By default types of packages are named, and every field is described. */
interface Limits {
  /** Whether another description contains this type, so that its name is enough. */
  isNamed?: (symbol: ts.Symbol) => boolean;
  /** Whether a field belongs to the version of a package, as the attributes of HTML elements belong to React's types. */
  isLeftOut?: (field: ts.Symbol) => boolean;
  /** Whether the content of a type is described elsewhere in other words, so that the name without its arguments is enough. */
  isOpaque?: (symbol: ts.Symbol) => boolean;
  /** Unions that are described by their name: a union that contains all members of one has its name in their place. */
  openUnions?: readonly OpenUnion[];
}

/** A union that grows with the contract: the names of dialogs, the languages. */
export interface OpenUnion {
  name: string;
  members: readonly ts.Type[];
}

/** Turns resolved TypeScript types into the shapes by which contracts are compared. */
export function createShaper(
  checker: ts.TypeChecker,
  { isNamed = () => false, isLeftOut = () => false, isOpaque = () => false, openUnions = [] }: Limits = {},
) {
  const open: ts.Type[] = [];

  function shapeOf(type: ts.Type): Shape {
    if (type.flags & (FLAGS.Any | FLAGS.Unknown)) return {};
    if (type.flags & FLAGS.Null) return { type: 'null' };
    if (type.flags & (FLAGS.Void | FLAGS.Undefined)) return { type: 'undefined' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & FLAGS.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & FLAGS.String) return { type: 'string' };
    if (type.flags & FLAGS.Number) return { type: 'number' };
    if (type.flags & FLAGS.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return unionOf(type.types);
    return open.includes(type) || isForeign(type) ? { ts: nameOf(type) } : nested(type);
  }

  function nested(type: ts.Type): Shape {
    open.push(type);
    try {
      if (checker.isTupleType(type)) return tupleOf(type as ts.TupleTypeReference);
      const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
      if (element) return { type: 'array', items: shapeOf(element) };
      const [signature] = type.getCallSignatures();
      if (signature) return { function: functionOf(signature) };
      return type.flags & (FLAGS.Object | FLAGS.Intersection | FLAGS.NonPrimitive)
        ? objectOf(type)
        : { ts: nameOf(type) };
    } finally {
      open.pop();
    }
  }

  function unionOf(types: ts.Type[]): Shape {
    const named = openUnions.filter(({ members }) => members.every((member) => types.includes(member)));
    const others = types.filter((type) => !named.some(({ members }) => members.includes(type)));
    const texts = new Set(
      [...named.map(({ name }) => ({ ts: name })), ...others.map(shapeOf)].map((shape) => JSON.stringify(shape)),
    );
    const members = [...texts].sort().map((text) => JSON.parse(text) as Shape);
    const isBoolean = [true, false].every((value) => members.some((member) => member.const === value));
    const kept = isBoolean
      ? [...members.filter((member) => typeof member.const !== 'boolean'), { type: 'boolean' }]
      : members;
    if (kept.length === 1) return kept[0]!;
    return kept.every((member) => 'const' in member) ? { enum: kept.map((member) => member.const) } : { anyOf: kept };
  }

  function tupleOf(type: ts.TupleTypeReference): Shape {
    const flags = type.target.elementFlags;
    const places = checker.getTypeArguments(type).map((place, index) => [String(index), shapeOf(place)] as const);
    const required = places.filter((_, index) => flags[index]! & ts.ElementFlags.Required).map(([name]) => name);
    return { type: 'object', properties: Object.fromEntries(places), required };
  }

  function functionOf(signature: ts.Signature): NonNullable<Shape['function']> {
    return {
      parameters: signature.getParameters().map((parameter) => shapeOf(checker.getTypeOfSymbol(parameter))),
      returns: shapeOf(signature.getReturnType()),
    };
  }

  function objectOf(type: ts.Type): Shape {
    const properties: Record<string, Shape> = {};
    const required: string[] = [];
    const all = type.getProperties();
    const own = all.filter((property) => !isLeftOut(property));
    if (own.length === 0 && all.length > 0) return { ts: nameOf(type) };
    for (const property of own.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const value = checker.getTypeOfSymbol(property);
      properties[property.name] = shapeOf(isOptional ? checker.getNonNullableType(value) : value);
      if (!isOptional) required.push(property.name);
    }
    const index = type.getStringIndexType();
    return { type: 'object', properties, required, ...(index && { additionalProperties: shapeOf(index) }) };
  }

  // Types of packages are compared by name: their fields belong to the version of the package.
  function isForeign(type: ts.Type): boolean {
    if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
    const symbol = type.aliasSymbol ?? type.symbol;
    if (symbol && isNamed(symbol)) return true;
    const [declaration] = symbol?.getDeclarations() ?? [];
    const file = declaration?.getSourceFile().fileName ?? '';
    return !type.isIntersection() && file.includes('/node_modules/') && type.symbol?.name !== '__type';
  }

  const nameOf = (type: ts.Type) =>
    type.symbol && isOpaque(type.symbol)
      ? type.symbol.name
      : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return shapeOf;
}
