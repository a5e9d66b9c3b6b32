/*
 * The rule of the extension safeupdate, which a hosted Supabase project loads for the data API: UPDATE and DELETE need a WHERE, inside
 * functions too. Neither Debian nor npm ships it for this Postgres, or the headers to build it against, so the few structures of Postgres
 * 17 that it reads are declared here. PostgreSQL refuses the library when its version is another.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* fmgr.h: what a library must say about the server that it was made for. */
typedef struct {
  int len, version, funcmaxargs, indexmaxkeys, namedatalen, float8byval;
  char abi_extra[32];
} Magic;

const Magic *Pg_magic_func(void);
const Magic *Pg_magic_func(void) {
  static const Magic magic = {sizeof(Magic), 1700, 100, 32, 64, 1, "PostgreSQL"};
  return &magic;
}

/* nodes/pg_list.h, nodes/primnodes.h, nodes/parsenodes.h: up to the last member that is read. */
typedef struct {
  int type, length, max_length;
  void **elements;
} List;

typedef struct {
  int type;
  List *fromlist;
  void *quals;
} FromExpr;

typedef struct {
  int type, commandType, querySource;
  uint64_t queryId;
  bool canSetTag;
  void *utilityStmt;
  int resultRelation;
  bool flags[10];
  List *cteList, *rtable, *rteperminfos;
  FromExpr *jointree;
} Query;

typedef struct {
  int type;
  char *ctename;
  List *aliascolnames;
  int ctematerialized;
  Query *ctequery;
} CommonTableExpr;

enum { COMMAND_UPDATE = 2, COMMAND_DELETE = 4, LEVEL_ERROR = 21 };
/* SQLSTATE 21000, six bits a character (elog.h). */
#define CARDINALITY_VIOLATION (('2' - '0') | ('1' - '0') << 6)

extern bool errstart(int level, const char *domain);
extern int errcode(int code);
extern int errmsg(const char *format, ...);
extern void errfinish(const char *file, int line, const char *function);

typedef void (*AfterAnalysis)(void *state, Query *query, void *jumble);
extern AfterAnalysis post_parse_analyze_hook;
static AfterAnalysis next_hook = NULL;

static void refuse_without_where(const Query *query) {
  if (query->commandType != COMMAND_UPDATE && query->commandType != COMMAND_DELETE) return;
  if (query->jointree != NULL && query->jointree->quals != NULL) return;
  if (errstart(LEVEL_ERROR, NULL)) {
    errcode(CARDINALITY_VIOLATION);
    errmsg("%s requires a WHERE clause", query->commandType == COMMAND_UPDATE ? "UPDATE" : "DELETE");
    errfinish(__FILE__, __LINE__, __func__);
  }
}

static void check(void *state, Query *query, void *jumble) {
  for (int at = 0; query->cteList != NULL && at < query->cteList->length; at++)
    refuse_without_where(((CommonTableExpr *)query->cteList->elements[at])->ctequery);
  refuse_without_where(query);
  if (next_hook != NULL) next_hook(state, query, jumble);
}

void _PG_init(void);
void _PG_init(void) {
  next_hook = post_parse_analyze_hook;
  post_parse_analyze_hook = check;
}
