import { type ESTree, parse, Visitor } from 'vite';

type Pattern = ESTree.BindingPattern | ESTree.ParamPattern | ESTree.BindingRestElement;

/** A name taken over from an object as it is was given where that object is declared, so it is no new name. */
const namesOf = (pattern: Pattern): string[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return namesOf(property);
        return property.shorthand ? [] : namesOf(property.value);
      });
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'TSParameterProperty':
      return namesOf(pattern.parameter);
  }
};

const keyOf = ({ key, computed }: { key: ESTree.PropertyKey; computed: boolean }): string[] => {
  if (computed) return [];
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') return [key.name];
  return key.type === 'Literal' && typeof key.value === 'string' ? [key.value] : [];
};

const isFunction = ({ type }: { type: string }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/**
 * Every name that a file gives away itself: variables, parameters, functions, classes, types, their
 * members, methods of objects. Other keys of objects are left out: most are fields of a reply.
 */
export const declaredNames = async (path: string, text: string): Promise<string[]> => {
  const names: string[] = [];
  const add = (found: readonly string[]) => names.push(...found);
  const addFunction = ({
    id,
    params,
  }: {
    id: ESTree.BindingIdentifier | null;
    params: Pattern[];
  }) => add([...(id ? [id.name] : []), ...params.flatMap(namesOf)]);
  const { program } = await parse(path, text);
  new Visitor({
    VariableDeclarator: ({ id }) => add(namesOf(id)),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => addFunction({ id: null, params }),
    ClassDeclaration: ({ id }) => add(id ? [id.name] : []),
    TSInterfaceDeclaration: ({ id }) => add([id.name]),
    TSTypeAliasDeclaration: ({ id }) => add([id.name]),
    TSTypeParameter: ({ name }) => add([name.name]),
    TSPropertySignature: (node) => add(keyOf(node)),
    TSMethodSignature: (node) => add(keyOf(node)),
    PropertyDefinition: (node) => add(keyOf(node)),
    MethodDefinition: (node) => add(keyOf(node)),
    Property: (node) => {
      if (isFunction(node.value)) add(keyOf(node));
    },
    ImportSpecifier: ({ imported, local }) => {
      if (imported.type !== 'Identifier' || imported.name !== local.name) add([local.name]);
    },
    CatchClause: ({ param }) => add(param ? namesOf(param) : []),
  }).visit(program);
  return names;
};
